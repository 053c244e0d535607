/** For the end of an exhaustive switch. */
export function never(value: never): never {
  throw new Error(`not foreseen: ${JSON.stringify(value)}`)
}
