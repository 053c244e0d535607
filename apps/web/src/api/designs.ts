// The player's library of designs on the server.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import type { SavedDesign } from './types.ts'

const KEY = 'designs'

export const designsQuery = (system: string) =>
  queryOptions({
    queryKey: [KEY, system],
    queryFn: async () =>
      (await call<{ readonly designs: readonly SavedDesign[] }>(`/designs?system=${encodeURIComponent(system)}`)).designs,
  })

interface NamedDesign {
  readonly name: string
  readonly design: unknown
}
export const addDesign = (system: string, { name, design }: NamedDesign) =>
  call<SavedDesign>('/designs', { method: 'POST', body: { system, name, design } })
export const changeDesign = (id: string, { name, design }: NamedDesign) =>
  call<SavedDesign>(`/designs/${encodeURIComponent(id)}`, { method: 'PUT', body: { name, design } })
export const removeDesign = (id: string) => call<void>(`/designs/${encodeURIComponent(id)}`, { method: 'DELETE' })

/** Applies a change to the cached list at once, then loads the list again. */
export function updateDesigns(
  queries: QueryClient,
  system: string,
  change: (designs: readonly SavedDesign[]) => readonly SavedDesign[],
): void {
  queries.setQueryData(designsQuery(system).queryKey, (before) => change(before ?? []))
  void queries.invalidateQueries({ queryKey: [KEY, system] })
}
/** The list with this design first, in place of its earlier version. */
export const withDesign = (saved: SavedDesign) => (designs: readonly SavedDesign[]) => [
  saved,
  ...designs.filter(({ id }) => id !== saved.id),
]
export const withoutDesign = (deleted: string) => (designs: readonly SavedDesign[]) => designs.filter(({ id }) => id !== deleted)
