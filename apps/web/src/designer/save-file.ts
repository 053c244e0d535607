// Hands a text to the browser as a file to keep.
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // The download reads it after this turn of the loop.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
