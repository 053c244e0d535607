// The two limits of every test, unit and browser tests alike.
// They only end tests that hang: a test waits for a condition and never depends on speed.

/** Milliseconds after which a test, or what it does before and after itself, counts as hung. */
export const TEST_LIMIT = 30 * 60_000
/** Milliseconds after which a condition that a test waits for counts as never true. */
export const WAIT_LIMIT = 5 * 60_000
