// Endurance as boxes: weeks that are left, and weeks that are used up (CR-3.6a).
import { Track } from '@admiralty/game-ui/panel'

interface EnduranceProps {
  /** Weeks that are left; 0 or below if none is. Null for a dummy. */
  readonly left: number | null
  /** Weeks of a fresh ship or group. */
  readonly of: number
}
export const Endurance = ({ left, of }: EnduranceProps) =>
  left === null ? null : (
    <Track
      look={left <= 1 ? 'cp-endurance low' : 'cp-endurance'}
      boxes={Array.from({ length: Math.max(of, left) }, (_, index) => (index < left ? '' : 'free'))}
      label={`Endurance: ${Math.max(0, left)} of ${of} weeks left`}
    />
  )
