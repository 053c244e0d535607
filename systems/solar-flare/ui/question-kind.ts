// The question that is open for the viewer.
import type { View } from '../src/state.ts'

/** The kind of the viewer's open question. */
export const askedKind = (view: View): string | null => view.calls.find(({ seats }) => seats.includes(view.me))?.kind ?? null
