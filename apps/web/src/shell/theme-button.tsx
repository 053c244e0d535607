// Switches between the dark and the light theme.
import { useState } from 'react'
import { storedTheme, storeTheme, type Theme } from './theme.ts'

export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(storedTheme)
  const other: Theme = theme === 'night' ? 'paper' : 'night'
  return (
    <button
      type="button"
      className="iconbtn tap"
      aria-label={other === 'paper' ? 'Light theme' : 'Dark theme'}
      title={other === 'paper' ? 'Light theme' : 'Dark theme'}
      onClick={() => {
        storeTheme(other)
        setTheme(other)
      }}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        {theme === 'night' ? (
          <path d="M12.5 9.8A5.3 5.3 0 0 1 6.2 3.500a5.3 5.3 0 1 0 6.3 6.300z" />
        ) : (
          <path d="M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1.100 1.100M11.900 11.900L13 13M13 3l-1.100 1.100M4.100 11.900L3 13" />
        )}
      </svg>
    </button>
  )
}
