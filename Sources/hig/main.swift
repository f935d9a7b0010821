import Command

await Program.main()
