// The theme, stored on this device: 'night' is dark, 'paper' is light.
export type Theme = 'night' | 'paper'

const KEY = 'admiralty.theme'

export function storedTheme(): Theme {
  try {
    return localStorage.getItem(KEY) === 'paper' ? 'paper' : 'night'
  } catch {
    return 'night' // storage may be forbidden
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}

export function storeTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // without storage the theme lasts as long as the page
  }
}
