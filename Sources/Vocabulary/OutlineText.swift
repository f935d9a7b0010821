/// The outlines of the guidelines' pages. `scripts/outlines` made them from the pages themselves.
enum OutlineText {
  static let pages = """
    accessibility: Vision Hearing Mobility Speech Cognitive
    action-button:
    action-sheets:
    activity-rings:
    activity-views: Share-and-action-extensions
    airplay: Using-AirPlay-icons >Black-AirPlay-icon >White-AirPlay-icon
      >Custom-color-AirPlay-icon Referring-to-AirPlay
    alerts: Anatomy Content Buttons
    always-on:
    app-clips: Designing-your-App-Clip >Preserving-privacy >Showcasing-your-app
      >Limiting-notifications >Creating-App-Clips-for-businesses
      Creating-content-for-an-App-Clip-card App-Clip-Codes >Interacting-with-App-Clip-Codes
      >Displaying-App-Clip-Codes >Using-clear-messaging >Customizing-your-App-Clip-Code
      Printing-guidelines >Verifying-your-printers-calibration Legal-requirements
    app-icons: Layer-design Icon-shape Design Visual-effects Appearances
    app-shortcuts: >Responding-to-App-Shortcuts Editorial-guidelines
    apple-pay: Offering-Apple-Pay Streamlining-checkout >Customizing-the-payment-sheet
      >Displaying-a-website-icon Handling-errors >Data-validation >Payment-processing
      Supporting-subscriptions >Supporting-donations Using-Apple-Pay-buttons >Button-types
      >Button-styles >>Black >>White-with-outline >>White >Button-size-and-position
      >Apple-Pay-mark Referring-to-Apple-Pay
    apple-pencil-and-scribble: Hover Double-tap Squeeze Barrel-roll Scribble Custom-drawing
    augmented-reality: Providing-coaching Helping-people-place-objects
      Designing-object-interactions Offering-a-multiuser-experience
      Reacting-to-real-world-objects Communicating-with-people Handling-interruptions
      Suggesting-problem-resolutions Icons-and-badges
    boxes: Content
    branding:
    buttons: Style Content Role >>Push-buttons >>Square-buttons >>Help-buttons >>Image-buttons
    camera-control: Anatomy
    carekit: Data-and-privacy >HealthKit-integration >Motion-data >Photos
      >ResearchKit-integration CareKit-views >Tasks >Charts >Contact-views Notifications
      Symbols-and-branding
    carplay: iPhone-interactions >Audio Layout Color Icons-and-images Error-handling
    charting-data: Designing-effective-charts
    charts: Anatomy Marks Axes Descriptive-content Color Enhancing-the-accessibility-of-a-chart
    collaboration-and-sharing:
    collections:
    color: Inclusive-color System-colors Liquid-Glass-color Color-management >>App-accent-colors
      >System-colors >iOS-iPadOS-system-gray-colors
    color-wells:
    column-views:
    combo-boxes:
    complications: Visual-design Circular Corner Inline Rectangular Legacy-templates
      >Circular-small >Modular-small >Modular-large >Extra-large
    context-menus: Content
    controls: Anatomy Camera-experiences-on-a-locked-device
    dark-mode: Dark-Mode-colors >Icons-and-images >Text
    designing-for-games: Jump-into-gameplay Look-stunning-on-every-display
      Enable-intuitive-interactions Welcome-everyone Adopt-Apple-technologies
    designing-for-ios:
    designing-for-ipados:
    designing-for-macos:
    designing-for-tvos:
    designing-for-visionos:
    designing-for-watchos:
    digit-entry-views:
    digital-crown: Apple-Vision-Pro Apple-Watch
    disclosure-controls: Disclosure-triangles Disclosure-buttons
    dock-menus:
    drag-and-drop: Providing-feedback Accepting-drops
    edit-menus: Content
    entering-data:
    eyes: Making-items-easy-to-see Encouraging-interaction Custom-hover-effects
    feedback:
    file-management: Creating-and-opening-files Saving-work Quick-Look-previews
      >>Document-launcher >>File-provider-app-extension >>Custom-file-management
      >>Finder-Sync-extensions
    focus-and-selection:
    game-center: Accessing-Game-Center >Integrating-the-access-point >Using-custom-UI
      Achievements >Integrating-achievements-into-your-game >Creating-achievement-images
      Leaderboards Challenges Multiplayer-activities
    game-controls: Touch-controls Physical-controllers Keyboards
    gauges: Anatomy
    generative-ai: Transparency Privacy Models-and-datasets Inputs Outputs
      Continuous-improvement
    gestures: Custom-gestures >>Designing-custom-gestures-in-visionOS
      >>Working-with-system-overlays-in-visionOS >>Double-tap >Standard-gestures
    going-full-screen:
    gyro-and-accelerometer:
    healthkit: Privacy-protection Activity-rings Apple-Health-icon Editorial-guidelines
    home-screen-quick-actions:
    homekit: Terminology-and-layout >Homes >Rooms >Accessories-services-and-characteristics
      >Actions-and-scenes >Automations >Zones Setup >Help-people-choose-useful-names
      Siri-interactions Custom-functionality >Cameras Using-HomeKit-icons >Styles
      >>Black-HomeKit-icon >>White-HomeKit-icon >>Custom-color-HomeKit-icon Referring-to-HomeKit
      >Referencing-HomeKit-and-the-Home-app
    icloud:
    icons: Standard-icons >Editing >Selection >Text-formatting >Search >Sharing-and-exporting
      >Users-and-accounts >Ratings >Layer-ordering >Other >>Document-icons
    id-verifier:
    image-views: Content
    image-wells:
    images: Resolution Formats >>Parallax-effect >>Layered-images
      >>Spatial-photos-and-spatial-scenes
    imessage-apps-and-stickers: >Icon-sizes >Sticker-sizes
    immersive-experiences: Immersion-and-passthrough >Immersion-styles Promoting-comfort
      Transitioning-between-immersive-styles Displaying-virtual-hands Creating-an-environment
    in-app-purchase: >Supporting-Family-Sharing >Providing-help-with-in-app-purchases
      Auto-renewable-subscriptions >Making-signup-effortless >Supporting-offer-codes
      >Helping-people-manage-their-subscriptions
    inclusion: Inclusive-by-design Welcoming-language Being-approachable Gender-identity
      People-and-settings Avoiding-stereotypes Accessibility Languages
    keyboards: Standard-keyboard-shortcuts Custom-keyboard-shortcuts
    labels:
    launching: Launch-screens
    layout: Visual-hierarchy Adaptability Guides-and-safe-areas >>Grids
      >iOS-iPadOS-device-screen-dimensions >iOS-iPadOS-device-size-classes
      >watchOS-device-screen-dimensions
    layout-and-organization:
    lists-and-tables: Content Style
    live-activities: Anatomy >Compact >Minimal >Expanded >Lock-Screen >StandBy
      >Creating-Live-Activity-layouts >Choosing-colors
      >Adding-transitions-and-animating-content-updates >Offering-interactivity
      >Starting-updating-and-ending-a-Live-Activity Presentation >Compact-presentation
      >Minimal-presentation >Expanded-presentation >Lock-Screen-presentation
      >StandBy-presentation CarPlay >CarPlay-dimensions >iOS-dimensions >iPadOS-dimensions
      >macOS-dimensions >watchOS-dimensions
    live-photos:
    live-viewing-apps: EPG-experience Cloud-DVR
    loading: Showing-progress
    lockups: Cards Caption-buttons Monograms Posters
    mac-catalyst: Before-you-start Choose-an-idiom Integrate-the-Mac-experience >Navigation
      >Inputs >App-icons >Layout >Menus
    machine-learning: Planning-your-design The-role-of-machine-learning-in-your-app
      >Critical-or-complementary >Private-or-public >Proactive-or-reactive >Visible-or-invisible
      >Dynamic-or-static Explicit-feedback Implicit-feedback Calibration Corrections Mistakes
      Multiple-options Confidence Attribution Limitations
    managing-accounts: Deleting-accounts TV-provider-accounts
    managing-notifications: Integrating-with-Focus Sending-marketing-notifications
    maps: Custom-information Place-cards >Displaying-place-cards-in-a-map
      >Adding-place-cards-outside-of-a-map Indoor-maps
    materials: Liquid-Glass Standard-materials
    menus: Labels Icons Organization Submenus Toggled-items In-game-menus
    modality:
    motion: Providing-feedback Leveraging-platform-capabilities
    multitasking:
    nearby-interactions: Device-usage
    nfc: In-app-tag-reading Background-tag-reading
    notifications: Anatomy Content Notification-actions Badging >>Short-looks >>Long-looks
      >>Double-tap
    offering-help: Creating-tips
    onboarding: Additional-content Additional-requests
    ornaments:
    outline-views:
    page-controls: Customizing-indicators
    panels: HUD-style-panels
    path-controls:
    photo-editing:
    pickers:
    playing-audio: Handling-interruptions
    playing-haptics: Custom-haptics >>Notification >>Impact >>Selection
    playing-video: Integrating-with-the-TV-app >Loading-content >Exiting-playback
    pointing-devices: >>Pointer-shape-and-content-effects >>Pointer-accessories
      >>Pointer-magnetism >>Standard-pointers-and-effects >>Customizing-pointers >>Pointers
    pop-up-buttons:
    popovers:
    printing:
    privacy: Requesting-permission >Pre-alert-screens-windows-or-views >Tracking-requests
      Location-button Protecting-data
    progress-indicators: >>Refresh-content-controls
    pull-down-buttons:
    rating-indicators:
    ratings-and-reviews:
    remotes: Gestures Buttons Compatible-remotes
    researchkit: Creating-the-onboarding-experience >1-Introduction >2-Determine-eligibility
      >3-Get-informed-consent >4-Request-permission-to-access-data Conducting-research
      Managing-personal-information-and-providing-encouragement
    right-to-left: Text-alignment Numbers-and-characters Controls Images Interface-icons
    scroll-views: Scroll-edge-effects
    search-fields: Scope-controls-and-tokens >>Search-in-a-tab-bar >>Search-in-a-toolbar
      >>Search-as-an-inline-field
    searching: Systemwide-search
    segmented-controls: Content
    settings: General-settings Task-specific-options System-settings
    sf-symbols: Rendering-modes Gradients Variable-color Weights-and-scales Design-variants
      Animations Custom-symbols
    shareplay: Sharing-activities >>Maintaining-a-shared-context >>Adjusting-a-shared-context
    shazamkit:
    sheets:
    sidebars:
    sign-in-with-apple: Offering-Sign-in-with-Apple Collecting-data Displaying-buttons
      >Using-the-system-provided-buttons >>White >>White-with-outline >>Black
      >>Button-size-and-corner-radius >Creating-a-custom-Sign-in-with-Apple-button
      >>Custom-buttons-with-a-logo-and-text >>Custom-logo-only-buttons
    siri: Integrating-your-app-with-Siri >A-closer-look-at-intents
      >Provide-information-about-actions-and-support-suggestions
      >Design-a-great-voice-experience >Recognize-that-people-use-Siri-in-different-contexts
      System-intents >Design-responses-to-system-intents
      >Enhance-the-voice-experience-for-system-intents
      >Design-a-custom-interface-for-a-system-intent Custom-intents
      >Custom-intent-categories-and-responses >Design-a-custom-intent
      >Help-people-customize-their-requests >Enhance-the-voice-experience-for-custom-intents
      Shortcuts-and-suggestions >Make-app-actions-widely-available
      >>Suggest-Shortcuts-people-might-want-to-add-to-Siri
      >>Display-shortcuts-on-the-Siri-watch-face >Create-shortcut-titles-and-subtitles
      >Provide-default-phrases-for-shortcuts >Make-shortcuts-customizable Editorial-guidelines
      >Referring-to-Shortcuts >Referring-to-Apple-products
    sliders:
    spatial-layout: Field-of-view Depth Scale
    split-views:
    status-bars:
    steppers:
    tab-bars:
    tab-views: Anatomy
    tap-to-pay-on-iphone: Enabling-Tap-to-Pay-on-iPhone Educating-merchants Checking-out
      Displaying-results Additional-interactions
    technologies:
    text-fields:
    text-views:
    the-menu-bar: Anatomy App-menu File-menu Edit-menu Format-menu View-menu App-specific-menus
      Window-menu Help-menu Dynamic-menu-items >>Menu-bar-extras
    toggles: >>Switches >>Checkboxes >>Radio-buttons
    token-fields:
    toolbars: Titles Navigation Actions Item-groupings
    top-shelf: Dynamic-layouts >Carousel-actions >Carousel-details >Sectioned-content-row
      >>Poster-23 >>Square-11 >>169 >>Scrolling-inset-banner
    typography: Ensuring-legibility Conveying-hierarchy Using-system-fonts Using-custom-fonts
      Supporting-Dynamic-Type >iOS-iPadOS-Dynamic-Type-sizes
      >iOS-iPadOS-larger-accessibility-type-sizes >macOS-built-in-text-styles
      >tvOS-built-in-text-styles >watchOS-Dynamic-Type-sizes
      >watchOS-larger-accessibility-type-sizes >Tracking-values
      >>iOS-iPadOS-visionOS-tracking-values >>macOS-tracking-values >>tvOS-tracking-values
      >>watchOS-tracking-values
    undo-and-redo:
    virtual-keyboards: Custom-input-views Custom-keyboards
    voiceover: Descriptions Navigation
    wallet: Passes Designing-passes >Pass-styles >>Boarding-passes >>Coupons >>Store-cards
      >>Event-tickets >>Generic-passes >Passes-for-Apple-Watch Order-tracking
      >Displaying-order-and-fulfillment-details Identity-verification >Pass-image-dimensions
    watch-faces:
    web-views:
    widgets: Anatomy >System-family-widgets >Accessory-widgets >Appearances
      >Updating-widget-content >Adding-interactivity >Choosing-margins-and-padding
      >Displaying-text-in-widgets >Using-color Rendering-modes >Full-color >Accented >Vibrant
      Previews-and-placeholders >>StandBy-and-CarPlay >>Thresholds-and-sizes >>Mounting-styles
      >>Treatment-styles >iOS-dimensions >iPadOS-dimensions >visionOS-dimensions
      >watchOS-dimensions
    windows: >>macOS-window-anatomy >>macOS-window-states >>visionOS-windows >>visionOS-volumes
    workouts:
    writing: Getting-started
    """
}
