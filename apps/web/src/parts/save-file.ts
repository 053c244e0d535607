// Saves a text as a file through the browser.
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href, download: name })
  link.click()
  // The browser reads the blob after this function returns.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
