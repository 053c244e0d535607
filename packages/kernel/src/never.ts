/** Ends an exhaustive switch: a missing case does not compile. */
export function never(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`)
}
