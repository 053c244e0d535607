// The grammar of clause ids, for all that reads them out of texts and code.

/**
 * The pattern of a clause id, for use inside other patterns: 'ES-MOV-05', 'ES-AUX-ARM-01', or 'CR-11.3.3a' and 'CR-X.13' in a game whose rule
 * book keeps the numbers of the printed one. It has no group, and no limit at its ends.
 */
export const CLAUSE_ID = String.raw`[A-Z]{2}-(?:[A-Z]+(?:-[A-Z]+)*-\d{2}[a-z]?|(?:\d{1,2}|[A-Z]{1,2})(?:\.\d{1,2})+[A-Za-z]?)`
