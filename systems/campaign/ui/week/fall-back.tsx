// Where a group goes that withdraws: the nearest own world, another own world, or any hex (CR-17.4b, CR-X.8).
import { SelectField } from '@admiralty/game-ui/design'
import { between, worldAt, worldsOf } from '../../src/land/geometry.ts'
import { worldsOfEmpire } from '../../src/lookup.ts'
import type { Color, HexAddress } from '../../src/shapes.ts'
import { hexTitle, worldName } from '../../src/words/names.ts'
import { worldTitle } from '../../src/words/world-names.ts'
import type { WeekEditorProps } from './editor-props.ts'
import { hexIn } from './typed.ts'
import { TypedField } from './typed-field.tsx'

const [NEAREST, OTHER] = ['nearest', 'other']
interface FallBackProps extends Pick<WeekEditorProps, 'view' | 'seat'> {
  /** Where the group is, or comes out of FTL. */
  readonly from: HexAddress | null
  /** Null for the nearest own world. */
  readonly to: HexAddress | null
  onTo(to: HexAddress | null): void
}
/** The world that *another hex* begins with: the nearest one without an owner. */
const nearestOther = ({ land }: FallBackProps['view'], seat: Color, from: HexAddress): HexAddress | undefined =>
  worldsOf(land)
    .filter(({ at, owner }) => owner !== seat && at !== from)
    .toSorted((a, b) => Number(a.owner !== null) - Number(b.owner !== null) || between(a.at, from) - between(b.at, from))[0]?.at
export function FallBack({ view, seat, from, to, onTo }: FallBackProps) {
  const own = worldsOfEmpire(view, seat)
  const isOther = to !== null && !own.includes(to)
  const first = (from === null ? undefined : nearestOther(view, seat, from)) ?? own[0] ?? null
  return (
    <div className="cp-destination">
      <SelectField
        label="Withdraws to"
        rule="CR-17.4b"
        value={isOther ? OTHER : (to ?? NEAREST)}
        options={[
          [NEAREST, 'the nearest own world'],
          ...own.map((at) => [at, worldName(worldAt(view.land, at))] as const),
          [OTHER, 'another hex …'],
        ]}
        onValue={(value) => onTo(value === NEAREST ? null : value === OTHER ? first : value)}
      />
      {isOther && (
        <TypedField
          label="Hex or world"
          rule="CR-X.8"
          text={hexTitle(view, to)}
          unit=""
          expected="the number of a hex such as 0507, or the name of a world"
          keys="text"
          offered={worldsOf(view.land).map(({ at }) => worldTitle(at))}
          read={(text) => hexIn(view, text)}
          onValue={onTo}
        />
      )}
      {isOther && <p className="gu-note">If one jump does not reach it, the group makes the first jump on the way there.</p>}
    </div>
  )
}
