// Searches clauses: every typed word must occur in the id, heading or text.
import type { Chapter, Rulebook } from '@admiralty/kernel'

/** The chapters with their matching clauses; all chapters for an empty search. */
export function searchRules(book: Rulebook, typed: string): readonly Chapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.chapters
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ id, heading, text }) => {
        const all = `${id} ${heading} ${text}`.toLowerCase()
        return words.every((word) => all.includes(word))
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0)
}

/** The number of clauses. */
export const countOf = (chapters: readonly Chapter[]): number => chapters.reduce((sum, { clauses }) => sum + clauses.length, 0)

/** The clause with the title of its chapter; undefined if the book has no such clause. */
export function clauseOf(book: Rulebook, id: string) {
  for (const { title, clauses } of book.chapters) {
    const clause = clauses.find((one) => one.id === id)
    if (clause) return { chapter: title, clause }
  }
  return undefined
}
