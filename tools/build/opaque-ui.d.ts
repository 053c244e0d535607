// In Node a game's screen is a door that is never opened: the compiler need not look behind it.
export declare const ui: unknown
