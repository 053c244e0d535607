// The name, the class and the kind of a design.
import { CheckField, NameField, SelectField } from '@admiralty/game-ui/design'
import { CLASS_CODES, hullClass, KINDS } from '../../data/tables.ts'
import { capital } from '../../src/words/say.ts'
import { KIND_NAMES } from '../titles.ts'
import type { DesignProps } from './arcs.tsx'

const STATIONS = [...CLASS_CODES, 'BS-1', 'BS-2', 'BS-3', 'BS-4'] as const

const CLASSES = STATIONS.map((code): readonly [string, string] => [code, `${capital(hullClass(code).title)}, ${hullClass(code).boxes}`])

export function Terms({ design, onDesign }: Pick<DesignProps, 'design' | 'onDesign'>) {
  return (
    <div className="ee-terms">
      <NameField label="Name of the ship" look="gu-field" value={design.name} onValue={(name) => onDesign({ ...design, name }, 'name')} />
      <SelectField label="Class" value={design.hull} options={CLASSES} onValue={(hull) => onDesign({ ...design, hull })} />
      <SelectField
        label="Kind"
        value={design.kind}
        options={KINDS.map((kind) => [kind, capital(KIND_NAMES[kind])])}
        onValue={(value) => onDesign({ ...design, kind: KINDS.find((kind) => kind === value) ?? design.kind })}
      />
      <SelectField
        label="Engines of class"
        value={design.engines ?? ''}
        options={[['', 'the class of the hull'], ...CLASSES]}
        onValue={(engines) => onDesign({ ...design, engines: engines === '' ? null : engines })}
      />
      <CheckField label="base, which never moves" checked={design.base} onChecked={(base) => onDesign({ ...design, base })} />
    </div>
  )
}
