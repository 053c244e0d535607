// Saves, renames, copies and deletes designs on the server.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/client.ts'
import { addDesign, changeDesign, designsQuery, removeDesign, updateDesigns, withDesign, withoutDesign } from '../api/designs.ts'
import type { SavedDesign } from '../api/types.ts'

export interface DesignToSave {
  /** Null for a new design. */
  readonly id: string | null
  readonly name: string
  readonly design: unknown
}

/** Adds the design again if it has been deleted. */
async function saveDesign(system: string, { id, name, design }: DesignToSave): Promise<SavedDesign> {
  if (id === null) return addDesign(system, { name, design })
  return changeDesign(id, { name, design }).catch((error: unknown) => {
    if (isProblem(error) && error.status === 404) return addDesign(system, { name, design })
    throw error
  })
}

export function useLibrary(system: string) {
  const queries = useQueryClient()
  const designs = useQuery(designsQuery(system))
  const save = useMutation({
    mutationFn: (design: DesignToSave) => saveDesign(system, design),
    onSuccess: (saved) => updateDesigns(queries, system, withDesign(saved)),
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedDesign) => removeDesign(id),
    onSuccess: (_, { id }) => updateDesigns(queries, system, withoutDesign(id)),
  })
  return {
    designs: designs.data,
    error: designs.error ?? save.error ?? remove.error,
    busy: save.isPending || remove.isPending,
    save: save.mutateAsync,
    remove: remove.mutateAsync,
  }
}
export type Library = ReturnType<typeof useLibrary>
