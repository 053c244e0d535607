// Which lessons were solved in this browser: their names, and nothing else.
const nameOf = (system: string): string => `admiralty.learned.${system}`

export function solvedLessons(system: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(system)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return [] // storage may be forbidden, or hold what somebody else wrote there
  }
}

export function storeSolvedLesson(system: string, name: string): void {
  try {
    localStorage.setItem(nameOf(system), JSON.stringify([...new Set([...solvedLessons(system), name])]))
  } catch {
    // then the list has no ticks
  }
}
