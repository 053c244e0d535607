// The base path of the site, read from the address of this script, so that one build serves any path.

/** '' or '/games/admiralty': scripts are in a folder beside the page. */
export const baseOf = (part: string): string => new URL('..', part).pathname.replace(/\/$/, '')

/** The base path of this page; '' in development. */
export const base = import.meta.env.DEV ? '' : baseOf(import.meta.url)
