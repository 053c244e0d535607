// The names of the lessons solved in this browser.
const keyOf = (system: string): string => `admiralty.learned.${system}`

export function solvedLessons(system: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(system)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return [] // storage may be forbidden, or contain something else
  }
}

export function storeSolvedLesson(system: string, name: string): void {
  try {
    localStorage.setItem(keyOf(system), JSON.stringify([...new Set([...solvedLessons(system), name])]))
  } catch {
    // storage may be forbidden; then the list shows no ticks
  }
}
