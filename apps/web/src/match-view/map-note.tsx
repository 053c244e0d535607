// Why a press on the map did nothing.
import type { Question, Refusal } from '@admiralty/kernel'
import { RuleLink } from '../parts/rule.tsx'
import { sentence } from '../parts/sentence.ts'
import './map-note.css'

/** For a press on a hex with nothing in it, if the game has no better reason. */
export const nothingHere = ({ rule }: Question): Refusal => ({
  rule,
  reason: 'nothing can be chosen here; the list shows what can',
})

export const MapNote = ({ refusal: { rule, reason } }: { readonly refusal: Refusal }) => (
  <p className="map-note" role="alert">
    {sentence(reason)} <RuleLink rule={rule} />
  </p>
)
