/** Makes a sentence of a phrase: 'its top speed is 3' becomes 'Its top speed is 3.' */
export function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
