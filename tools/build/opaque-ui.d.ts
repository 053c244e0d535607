// The compiler uses this file in place of a game's screen and cover, which Node never loads.
export declare const ui: unknown
export declare const cover: unknown
/** The screen of a game that is put together with the services of another one. */
export declare const uiWith: (services: unknown) => unknown
