/// How the tables of each page are headed: the names of columns as anchors, up to `;`. Columns
/// without a name are skipped. `scripts/outlines --tables` made it from the pages themselves.
enum TableHeadText {
  static let pages = """
    accessibility: Platform Default-size Minimum-size; Text-size Text-weight
      Minimum-contrast-ratio; Platform Default-control-size Minimum-control-size;
    action-sheets: Style Meaning;
    activity-rings: Move Exercise Stand;
    alerts: Action Platform;
    app-clips: Type Minimum-size;
    app-icons: Platform Layout-shape Icon-shape-after-system-masking Layout-size Style
      Appearances;
    apple-pay: 2x 3x; Payment-button-type Example-usage; Button Minimum-width Minimum-height
      Minimum-margins;
    augmented-reality: Do Dont; Problem Possible-suggestion;
    buttons: View-style Help-button-location; Shape Mini-28-pt Small-32-pt Regular-44-pt
      Large-52-pt Extra-large-64-pt;
    carekit: Category Purpose; Information Required Description Example-value;
    carplay: Dimensions-pixels Aspect-ratio; 2x-pixels 3x-pixels;
    color: Color Use-for UIKit-API; Color Use-for AppKit-API; Name SwiftUI-API Default-light
      Default-dark Increased-contrast-light Increased-contrast-dark; Name UIKit-API
      Default-light Default-dark Increased-contrast-light Increased-contrast-dark;
    complications: Image 40mm 41mm 44mm 45mm49mm; Layout 38mm 40mm42mm 41mm 44mm 45mm49mm; 38mm
      40mm42mm 41mm 44mm 45mm49mm; Content 38mm 40mm42mm 41mm 44mm 45mm49mm; Content 40mm 41mm
      44mm 45mm49mm; Image 38mm 40mm42mm 41mm 44mm 45mm49mm;
    designing-for-games: Platform Default-text-size Minimum-text-size; Platform
      Default-button-size Minimum-button-size; Platform Default-interaction-methods
      Additional-interaction-methods;
    focus-and-selection: State Description;
    game-center: Term Incorrect-terms Localization; Attribute Value;
    game-controls: Button Expected-behavior-for-UI;
    gestures: Gesture Common-action; Direct-gesture Common-use; Gesture Supported-in
      Common-action;
    homekit: Phrase Siri-understands;
    icons: Action Icon Symbol-name;
    id-verifier: Button-type Example-usage;
    images: Platform Scale-factors; Image-type Format; Screen-size Image-scale;
    imessage-apps-and-stickers: Usage 2x-pixels 3x-pixels; Sticker-size 3x-dimensions-pixels;
      Format Transparency Animation;
    keyboards: Primary-key Keyboard-shortcut Action; Keyboard-shortcut Action; Modifier-key
      Symbol Recommended-usage;
    labels: System-color Example-usage iOS-iPadOS-tvOS-visionOS macOS;
    layout: Attribute Value; Model Dimensions-portrait; Model Portrait-orientation
      Landscape-orientation; Series Size Width-pixels Height-pixels;
    live-activities: Platform-or-system-experience Location; Configuration Resolution-pt;
      Screen-dimensions-portrait Compact-leading Compact-trailing Minimal-width-given-as-a-range
      Expanded-height-given-as-a-range Lock-Screen-height-given-as-a-range; Presentation-type
      Device Dynamic-Island-width-pt; Screen-dimensions-portrait
      Lock-Screen-height-given-as-a-range; Apple-Watch-size
      Size-of-a-Live-Activity-in-the-Smart-Stack-pt;
    mac-catalyst: iPadOS-gesture Translates-to-mouse-interaction; iPadOS-gesture
      Translates-to-trackpad-gesture;
    managing-notifications: Interruption-level Overrides-scheduled-delivery Breaks-through-Focus
      Overrides-RingSilent-switch-on-iPhone-and-iPad;
    materials: Material Recommended-for;
    nfc: Use Dont-use; First-scan Subsequent-scans;
    playing-audio: Category Meaning Behavior;
    playing-haptics: Haptic-feedback-pattern Description;
    playing-video: Attribute Value;
    pointing-devices: Click-or-gesture Expected-behavior Mouse Trackpad; Pointer Name Meaning
      AppKit-API;
    privacy: Example-purpose-string Notes;
    remotes: Button-or-area Expected-behavior-in-an-app Expected-behavior-in-a-game;
    sign-in-with-apple: Minimum-width Minimum-height Minimum-margin;
    siri: Domain-link-to-developer-guidance Intents; Category Default-verb Additional-verbs;
      Locale-code Hey-Siri-translation Locale-code Hey-Siri-translation;
    the-menu-bar: Menu-item Action Guidance; Menu-item Action; iPadOS macOS;
    top-shelf: Aspect Image-size;
    typography: Platform Default-size Minimum-size; Dynamic-font-variant API; Style Weight
      Size-points Leading-points Emphasized-weight; Text-style Weight Size-points
      Line-height-points Emphasized-weight; Text-style Weight Size-points Leading-points
      Emphasized-weight; Size-points Tracking-11000-em Tracking-points;
    wallet: Field Layout-area Use-to-provide; To-verify To-support Example-purpose-string;
      Button-type Consider-using-when; Image Supported-pass-styles Filename Dimensions-pt;
    widgets: Widget-size iPhone iPad Mac Apple-Vision-Pro; Widget-size iPhone iPad Apple-Watch;
      Platform Full-color Accented Vibrant; Screen-size-portrait-pt Small-pt Medium-pt Large-pt
      Circular-pt Rectangular-pt Inline-pt; Screen-size-portrait-pt Target Small-pt Medium-pt
      Large-pt Extra-large-pt; Widget Size-in-pt Size-in-mm-scaled-to-100; Apple-Watch-size
      Size-of-a-widget-in-the-Smart-Stack-pt;
    """
}
