// Where the house stands on its host. One build serves everywhere: the way is read from where its own parts were found.

/** '' or '/games/admiralty'; parts lie in a folder beside the page. */
export const baseOf = (part: string): string => new URL('..', part).pathname.replace(/\/$/, '')

export const base = import.meta.env.DEV ? '' : baseOf(import.meta.url)
