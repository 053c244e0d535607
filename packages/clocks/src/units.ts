// Units of time, in ms. Apart from measures, so that a page that only shows deadlines does not load the arithmetic of zones.

export const SECOND = 1000
export const HOUR = 3600 * SECOND
export const DAY = 24 * HOUR
