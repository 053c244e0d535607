/** The last case of an exhaustive switch. A switch that misses a case does not compile. */
export function never(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`)
}
