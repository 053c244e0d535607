// Cases with one planted typing error each. None may pass, and every message names the file, the step and the known words.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runFile } from '../src/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'planted-'))
afterAll(() => rmSync(folder, { recursive: true }))
const FILE = join(folder, 'planted.json')

/** The failures of a case; an empty list if it passes. */
async function failuresOf(text: object): Promise<readonly string[]> {
  writeFileSync(FILE, JSON.stringify(text))
  return (await runFile(FILE)).failures
}

const AT = { step: 'fire', side: 'yellow', seat: 'yellow', passes: 0 }
const SHIPS = {
  hunter: { seat: 'yellow', hex: [5, 6], items: [{ kind: 'beam' }] },
  target: { seat: 'blue', hex: [5, 5], facing: 3, items: [{ kind: 'shield' }] },
}
const FIRE = { seat: 'yellow', order: { order: 'fire', from: 'hunter', weapon: 'beam-1', at: 'target', powerUp: null } }
const PASS = { order: 'pass' }
const UNHURT = { expect: { '/ships/target/hurt': 0 } }
const position = { at: AT, ships: SHIPS }
const battle = { system: 'easystar', title: 'a battle', rules: ['ES-SEQ-05'], position }
/** A battle with these steps, and other fields of the case. */
const played = (play: readonly object[], more: object = {}): object => ({ ...battle, play, ...more })
const placed = (more: object): object => played([UNHURT], { position: { ...position, ...more } })
const withTarget = (more: object): object => placed({ ships: { ...SHIPS, target: { ...SHIPS.target, ...more } } })

const chase = { system: 'earth-expects', title: 'a chase', rules: ['EE-SEN-08'], scenario: 'duel' }
const icarus = { seat: 'blue', design: 'Icarus', hex: [0, -3] }
const ships = { v: { seat: 'yellow', design: 'Vigilance', hex: [0, 0] }, i: icarus }
const flown = (more: object): object => ({ ...chase, position: { at: 'sense', ships, ...more }, play: [{ expect: { '/turn': 1 } }] })
const withIcarus = (more: object): object => flown({ ships: { ...ships, i: { ...icarus, ...more } } })

const { setup: CHASE } = JSON.parse(
  readFileSync(new URL('../../../systems/earth-expects/cases/terrain/air-stops-ions.json', import.meta.url), 'utf8'),
)

const duel = { system: 'skirmish', title: 'a duel', rules: ['SK-BRC-02'], scenario: 'duel' }
const squads = (more: object): object => ({
  ...duel,
  position: { at: [{ step: 'plan' }], squads: more },
  play: [{ expect: { '/round': 1 } }],
})

const TERN = { seat: 'red', design: 'Tern', mu: [0, 0], velocity: 4 }
const DROVER = { seat: 'blue', design: 'Drover', mu: [0, 500] }
const written = (plots: object): object => ({
  system: 'full-thrust',
  title: 'an order in writing',
  rules: ['FT-MOV-03'],
  play: [{ expect: { '/turn': 2 } }],
  position: { at: 'move', ships: { 'red-1': TERN, 'blue-1': DROVER }, plots },
})

test('without a planted error the cases pass', async () => {
  for (const text of [
    played([UNHURT]),
    placed({}),
    flown({}),
    withIcarus({ levels: { '0,-2': 'light' } }),
    squads({ red: { strength: 1 } }),
    written({ 'red-1': 'P2+3' }),
  ])
    expect(await failuresOf(text)).toEqual([])
})

const dueled = (squads: object): object => ({ ...duel, position: { at: [{ step: 'plan' }], squads }, play: [{ expect: { '/round': 1 } }] })
const CARDS = { seat: 'red', order: { order: 'muster', gear: ['shield', 'flare'] } }
type Planted = readonly [what: string, text: object, message: string]
const refused = (order: object, by: unknown, seat = 'yellow'): object => played([UNHURT, { seat, order, refused: by }, UNHURT])

const ORDERS: readonly Planted[] = [
  ['a misspelt order is no refusal', refused({ order: 'pas' }, true), "step 2: order/order: 'pas' is not one of"],
  ['the nearest order is named', refused({ order: 'pas' }, true), "did you mean 'pass'?"],
  ['a misspelt order is not refused by a clause', refused({ order: 'mvoe' }, 'ES-MOV-02'), "step 2: order/order: 'mvoe'"],
  [
    'an unknown field of an order',
    played([{ ...FIRE, order: { ...FIRE.order, powrUp: 'range' } }]),
    "step 1: order: there is no field 'powrUp'; did you mean 'powerUp'?",
  ],
  ['a missing field of an order', played([{ seat: 'yellow', order: { order: 'displace' } }]), 'step 1: order/use is missing'],
  [
    'an unknown seat',
    refused(PASS, true, 'yelow'),
    "step 2: there is no seat 'yelow'; the seats are yellow and blue; did you mean 'yellow'?",
  ],
  [
    'an order out of turn is no refusal by any clause',
    refused(PASS, true, 'blue'),
    'step 2: it is not the turn of blue; yellow still owes an answer to fire',
  ],
  ['an order out of turn is not refused by another clause', refused(PASS, 'ES-MOV-02', 'blue'), 'step 2: it is not the turn of blue'],
  [
    'an order out of turn',
    played([UNHURT, { seat: 'blue', order: PASS }]),
    'step 2: it is not the turn of blue; yellow still owes an answer to fire',
  ],
  ['an unknown clause in a refusal', refused({ ...FIRE.order, weapon: 'beam-2' }, 'ES-NOT-01'), 'not by ES-NOT-01'],
  [
    'a misspelt field of a step',
    played([{ seat: 'yellow', order: PASS, refusd: true }]),
    "case/play/0: there is no field 'refusd'; did you mean 'refused'?",
  ],
]

const EXPECTED: readonly Planted[] = [
  [
    'an unknown viewer',
    played([{ ...UNHURT, as: 'bleu' }]),
    "step 1: as: there is no viewer 'bleu'; the viewers are yellow, blue, public, and referee; did you mean 'blue'?",
  ],
  [
    'a pointer to a ship that never was',
    played([{ expect: { '/ships/targit/hurt': null } }]),
    "step 1: /ships/targit/hurt points at nothing: /ships has no 'targit'; did you mean 'target'?",
  ],
  ['a misspelt last step', played([{ expect: { '/ships/target/hurtt': null } }]), "/ships/target has no 'hurtt'; did you mean 'hurt'?"],
  ['a misspelt first step', played([{ expect: { '/outcom': null } }]), "step 1: /outcom points at nothing: the state has no 'outcom'"],
  ['an event that does not exist', played([{ events: [{ type: 'damagd' }] }]), 'step 1: no such event since the last step'],
  ['an empty expectation', played([{ expect: {} }]), 'expect at least one value'],
  ['an empty event', played([{ events: [{}] }]), 'name at least one field of the event'],
  ['nothing expected', played([{ seat: 'yellow', order: PASS }]), 'the case has no expectation, event or refusal'],
  ['an unknown clause', played([UNHURT], { rules: ['ES-SEQ-5'] }), 'the rule book has no clause ES-SEQ-5; did you mean'],
  [
    'an answer that is still owed',
    { ...duel, play: [CARDS, { expect: { '/round': 1 } }] },
    'step 2: /round is 0, not 1; blue still owes an answer to muster',
  ],
  [
    'a second answer to one call',
    { ...duel, play: [CARDS, CARDS, { expect: { '/round': 0 } }] },
    'step 2: red has answered already; blue still owes an answer to muster',
  ],
]

const DICE: readonly Planted[] = [
  ['a missing die', played([FIRE, UNHURT]), 'step 1: the scripted faces ran out at:'],
  ['a die above its sides', played([FIRE, UNHURT], { dice: [7] }), 'step 1: the scripted face 7 does not fit a die of 6'],
  ['a die that is left over', played([UNHURT], { dice: [3, 4] }), 'dice left over after the last step: 3 4'],
]

const POSITIONS: readonly Planted[] = [
  ['a misspelt step', placed({ at: { ...AT, step: 'fier' } }), "position/at/step: 'fier' is not one of fleet, flagship"],
  ['the nearest step is named', placed({ at: { ...AT, step: 'fier' } }), "did you mean 'fire'?"],
  ['a missing field of a step', placed({ at: { step: 'fire', side: 'yellow' } }), 'position/at/seat is missing'],
  ['a misspelt step by name in EasyStar', placed({ at: 'fier' }), "position/at: 'fier' is no step of this turn; did you mean 'fire'?"],
  ['a misspelt step by name', flown({ at: 'sens' }), "position/at: 'sens' is no step of this turn; did you mean 'sense'?"],
  ['a step of another turn', flown({ at: 'heat' }), "position/at: 'heat' is no step of this turn"],
  [
    'a strength above that of the setup',
    dueled({ red: { strength: 4 } }),
    'position/squads/red/strength: 4 is not possible here; the most is 2',
  ],
  ['two cards of a kind', dueled({ red: { gear: ['flare', 'flare'] } }), 'position/squads/red/gear: the two cards must differ'],
  ['an unknown field', withTarget({ speeed: 1 }), "position/ships/target: there is no field 'speeed'; did you mean 'speed'?"],
  [
    'an unknown field that the schema drops',
    withTarget({ items: [{ kind: 'bay' }], fighters: [{ kind: 'interceptor', by: 'bay-1' }] }),
    "position/ships/target/fighters/0: there is no field 'by'",
  ],
  [
    'an unknown weapon that fired',
    withTarget({ fired: { 'shild-1': 1 } }),
    "position/ships/target/fired/shild-1: nothing has the id 'shild-1'; did you mean 'shield-1'?",
  ],
  ['an item of another ship', withTarget({ fired: { 'beam-1': 1 } }), "nothing of target has the id 'beam-1'"],
  [
    'an unknown item that is known',
    withTarget({ known: ['shield-2'] }),
    "position/ships/target/known/0: nothing has the id 'shield-2'; did you mean 'shield-1'?",
  ],
  [
    'a speed above the built maximum',
    withTarget({ hull: 'leviathan', speed: 4 }),
    'position/ships/target/speed: 4 is not possible here; the most is',
  ],
  ['a flagship of another side', placed({ flagships: { yellow: 'target' } }), "position/flagships/yellow: 'target' belongs to blue"],
  ['an unknown flagship', placed({ flagships: { yellow: 'huntr' } }), 'huntr'],
  [
    'a seat of another scenario',
    placed({ counters: { red: 1 } }),
    'position/counters/red: no player has the seat red; the seats are yellow, blue',
  ],
  ['a ship beside the map', withTarget({ hex: [90, 90] }), 'invalid position: target: hex [90, 90] is not on the map'],
  ['damage beyond the hull', withTarget({ hurt: 5 }), 'target: 5 points of damage, but a destroyer has 4'],
  [
    'a range beyond the mount',
    withTarget({ items: [{ kind: 'beam', mount: 'dorsal', range: 4 }] }),
    'target: beam-1: dorsal weapons have range and damage 3 at most, not 4 (ES-LOC-03)',
  ],
  ['a weapon in the wrong mount', withTarget({ items: [{ kind: 'bdvm', mount: 'axial' }] }), 'target: bdvm-1: a '],
  [
    'three fighters in a bay',
    withTarget({ items: [{ kind: 'bay' }], fighters: ['a', 'b', 'c'].map((id) => ({ kind: 'interceptor', id, bay: 'bay-1' })) }),
    'target: more than 2 fighters in bay-1 (ES-AUX-BAY-01)',
  ],
  [
    'an unknown box with a damage level',
    withIcarus({ levels: { '0,-9': 'light' } }),
    "position/ships/i/levels/0,-9: nothing has the id '0,-9'",
  ],
  ['an unknown lit box', withIcarus({ power: { lit: ['2,2'] } }), "position/ships/i/power/lit/0: nothing of i has the id '2,2'"],
  [
    'an unknown engine',
    withIcarus({ power: { engines: { E9: { makes: 'speed', boxes: {} } } } }),
    "position/ships/i/power/engines/E9: nothing has the id 'E9'",
  ],
  ['an unknown empty launcher', withIcarus({ empty: ['9,9'] }), "position/ships/i/empty/0: nothing has the id '9,9'"],
  ['a lock-on to nothing', flown({ locks: { v: ['icarus'] } }), "position/locks/v/0: nothing has the id 'icarus'"],
  ['a lock-on of nothing', flown({ locks: { vv: ['i'] } }), "position/locks/vv: nothing has the id 'vv'; did you mean 'v'?"],
  [
    'a missile at nothing',
    flown({ missiles: { m1: { seat: 'yellow', from: 'v', target: 'ii', hex: [1, 1], launched: 1 } } }),
    "position/missiles/m1/target: nothing has the id 'ii'",
  ],
  ['an unknown ready ship', withIcarus({ design: 'Icaros' }), 'before step 1: no ready ship is called Icaros'],
  ['an order in writing that cannot be read', written({ 'red-1': 'P2+Z' }), 'position: red-1: cannot read "+Z"'],
  ['an order in writing of an unknown ship', written({ 'red-9': 'P2+3' }), 'position: there is no ship red-9'],
  ['an impossible strength', squads({ red: { strength: 9 } }), 'position/squads/red/strength: 9 does not fit'],
  ['an absent squad', squads({ white: { strength: 1 } }), 'no player has the seat white; the seats are red, blue'],
]

const SETUPS: readonly Planted[] = [
  ['an unknown game', { ...battle, system: 'easystr', play: [UNHURT] }, "case/system: 'easystr' is not one of easystar"],
  ['an unknown scenario', played([UNHURT], { scenario: 'batle' }), "there is no scenario 'batle'; did you mean 'battle'?"],
  ['an unknown option', played([UNHURT], { options: { budgett: 500 } }), "options: there is no option 'budgett'; did you mean 'budget'?"],
  [
    'an unknown value of an option',
    played([UNHURT], { options: { budget: 501 } }),
    'the setup is refused: ES-GEN-03 build points must be a multiple of 250, not 501',
  ],
  [
    'an unknown word of an option',
    played([UNHURT], { options: { turning: 'agil' } }),
    "options/turning: 'agil' is not one of proposed, agile, ponderous; did you mean 'agile'?",
  ],
  [
    'seats that do not fit the scenario',
    { ...chase, scenario: undefined, setup: { ...CHASE, seats: CHASE.seats.toReversed() }, play: [{ expect: { '/turn': 0 } }] },
    'setup: the seats of the scenario chase must be yellow (side yellow), blue (side blue), not blue (side blue), yellow (side yellow) (EE-GEN-20)',
  ],
  [
    'seats of a scenario with another name',
    { ...played([UNHURT], { scenario: 'three', with: { '/seats/2/side': 'blue', '/seats/0/seat': 'red' } }), position: undefined },
    'setup: seats and map do not fit the scenario',
  ],
  [
    'a setup of an unknown scenario',
    { ...chase, scenario: undefined, setup: { ...CHASE, scenario: 'chas' }, play: [{ expect: { '/turn': 0 } }] },
    "setup/scenario: there is no scenario 'chas'; did you mean 'chase'?",
  ],
  [
    'an unknown field of a setup',
    { ...chase, scenario: undefined, setup: { ...CHASE, bodys: [] }, play: [{ expect: { '/turn': 0 } }] },
    "setup: there is no field 'bodys'; did you mean 'bodies'?",
  ],
  [
    'an option that the scenario does not offer',
    played([UNHURT], { options: { tiers: 2 } }),
    "options: the scenario battle does not offer 'tiers'",
  ],
  ['a setup beside a scenario', played([UNHURT], { setup: {}, scenario: 'battle' }), 'a complete setup takes no scenario'],
  ['an incomplete setup', played([UNHURT], { setup: { scenario: 'battle' } }), 'setup/seats is missing'],
]

const { lesson: LESSON, ...TAUGHT } = JSON.parse(
  readFileSync(new URL('../../../systems/easystar/lessons/the-shot-that-sinks.json', import.meta.url), 'utf8'),
)
const taught = (more: object): object => ({ ...TAUGHT, lesson: { ...LESSON, ...more } })
const answered = (more: object): object => taught({ answer: { ...LESSON.answer, ...more } })
const [WRONG] = LESSON.answer.wrong
const LESSONS: readonly Planted[] = [
  ['an unknown seat', taught({ seat: 'yelow' }), "lesson/seat: there is no seat 'yelow'; the seats are yellow and blue"],
  ['a mark on nothing', taught({ look: ['rok'] }), "lesson/look/0: nothing has the id 'rok'; did you mean 'rook'?"],
  ['a link to nothing', taught({ text: '[Rook](rok)' }), "lesson: a link to 'rok', but nothing has this id; did you mean 'rook'?"],
  ['a mark that is no link', taught({ text: 'Fire **now**' }), "lesson/text: '**' is shown as it is written"],
  ['a comment with a clause that is no link', answered({ otherwise: 'See ES-PDF-04.' }), 'lesson/answer/otherwise: ES-PDF-04 is no link'],
  ['a link in a title', taught({ question: 'Who hits [Rook](rook)?' }), 'lesson/question: this text has no links'],
  ['a misspelt right order', answered({ right: [{ order: 'fier' }] }), "lesson/answer/right/0/order: 'fier' is not one of"],
  [
    'an unknown field of a wrong order',
    answered({ wrong: [{ ...WRONG, order: { ...WRONG.order, powrUp: null } }] }),
    "lesson/answer/wrong/0/order: there is no field 'powrUp'; did you mean 'powerUp'?",
  ],
  ['an unknown clause', answered({ wrong: [{ ...WRONG, rule: 'ES-PDF-94' }] }), 'lesson: the rule book has no clause ES-PDF-94'],
]

test('a misspelt step is one fault, and a word that is known elsewhere is not proposed again', async () => {
  expect(await failuresOf(placed({ at: 'fier' }))).toHaveLength(1)
  expect((await failuresOf(played([{ seat: 'yellow', order: { order: 'pass', weapon: 'beam-1' } }]))).join()).not.toContain('did you mean')
})

test('two members of the same name are refused', async () => {
  writeFileSync(FILE, JSON.stringify(played([UNHURT])).replace('"title"', '"title":"","title"'))
  expect((await runFile(FILE)).failures).toEqual([`${FILE}: an object in it has two members of the same name`])
})

async function caught([, text, message]: Planted): Promise<void> {
  const failures = await failuresOf(text)
  expect(failures.join('\n')).toContain(message)
  for (const failure of failures) expect(failure.startsWith(`${FILE}: `)).toBe(true)
}
describe('a typing error in an order', () => test.each(ORDERS)('%s', (...planted) => caught(planted)))
describe('a typing error in an expectation', () => test.each(EXPECTED)('%s', (...planted) => caught(planted)))
describe('a wrong die', () => test.each(DICE)('%s', (...planted) => caught(planted)))
describe('a typing error in a position', () => test.each(POSITIONS)('%s', (...planted) => caught(planted)))
describe('a typing error in a lesson', () => test.each(LESSONS)('%s', (...planted) => caught(planted)))
describe('a typing error in a setup', () => test.each(SETUPS)('%s', (...planted) => caught(planted)))
