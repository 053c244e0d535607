// Why a press on the map did nothing.
import type { Refusal } from '@admiralty/kernel'
import { RuleLink } from '../parts/rule.tsx'
import { sentence } from '../parts/sentence.ts'
import './map-note.css'

export const MapNote = ({ refusal: { rule, reason } }: { readonly refusal: Refusal }) => (
  <p className="map-note" role="alert">
    {sentence(reason)} <RuleLink rule={rule} />
  </p>
)
