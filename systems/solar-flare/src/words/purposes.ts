// The purpose of each kind of component, in one short sentence: explanations on hover, and the key of a printed record.
import type { RuleId } from '@admiralty/kernel'
import type { Kind } from '../../data/tables.ts'

interface Purpose {
  readonly does: string
  readonly rule: RuleId
}
export const PURPOSES: Readonly<Record<Kind, Purpose>> = {
  beam: { does: 'fires once a turn, one die for each charge', rule: 'SF-BEM-03' },
  tube: { does: 'launches a torpedo with a warhead of its level', rule: 'SF-TOR-04' },
  shield: { does: 'takes the hits on its section first; dice below its charge miss', rule: 'SF-SHD-01' },
  battery: { does: 'keeps power for later, one charge for each point', rule: 'SF-PWR-04' },
  generator: { does: 'makes power of its level in each power phase', rule: 'SF-PWR-02' },
  thruster: { does: 'turns the ship by one side for each charge', rule: 'SF-MOV-02' },
  engine: { does: 'moves the ship one hex ahead for each charge', rule: 'SF-MOV-01' },
}
export const INTEGRITY_DOES = 'Each box is a point of integrity, which takes a hit that passes the shield.'
