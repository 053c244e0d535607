// A saved design by its id, from the list of one's own.
import { queryOptions } from '@tanstack/react-query'
import { call, Problem } from '../api/client.ts'

interface Saved {
  readonly id: string
  readonly name: string
  readonly design: unknown
}
export const designQuery = (system: string, id: string) =>
  queryOptions({
    queryKey: ['designs', system, id],
    queryFn: async (): Promise<Saved> => {
      const { designs } = await call<{ readonly designs: readonly Saved[] }>(`/designs?system=${encodeURIComponent(system)}`)
      const found = designs.find((design) => design.id === id)
      if (!found) throw new Problem(404, 'You have no design of that name: it was deleted, or it is kept on another device.', null)
      return found
    },
  })
