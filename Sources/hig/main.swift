import Command

Program.setUpMemory()
await Program.main()
