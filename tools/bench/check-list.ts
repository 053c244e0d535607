// The checks of docs/figures.md: the commands that `npm run bench -- checks` runs, each with what it checks. The last line of a command
// is its summary. Long commands come first, so that two at a time end together. The sizes fit into two hours on two cores that are not quiet.

/** A table of docs/figures.md. */
export interface CheckSection {
  readonly title: string
  readonly about: string
  /** The purpose of each command, by command. */
  readonly commands: Readonly<Record<string, string>>
}

export const CHECKS: readonly CheckSection[] = [
  {
    title: 'Mutation tests',
    about:
      'Conditions, comparisons, numbers and steps of the rules are changed, one at a time, and the tests that notice it are counted. The changes are drawn from all files with rules. Words, bots, `determinize`, schemas, random orders, internal assertions and `?.` are not changed.',
    commands: {
      'npm run mutate -- earth-expects --sample 150 --seed 61 --jobs 1': 'tests of Earth Expects',
      'npm run mutate -- easystar --sample 150 --seed 61 --jobs 1': 'tests of EasyStar',
      'npm run mutate -- full-thrust --sample 150 --seed 61 --jobs 1': 'tests of Full Thrust',
      'npm run mutate -- gravity-well --sample 150 --seed 61 --jobs 1': 'tests of Gravity Well',
      'npm run mutate -- solar-flare --sample 150 --seed 61 --jobs 1': 'tests of Solar Flare',
    },
  },
  {
    title: 'Attacks, load and bots',
    about:
      'A finding is a fault. Two checks share the cores, so answers and starts take longer than on a quiet machine. Forecasts and bots have figures instead of findings.',
    commands: {
      'npm run chaos -- soak --minutes 10 --tables 8 --seed 5': 'memory, handles and streams stay flat',
      'npm run chaos -- crashes --kills 40 --matches 16 --store sqlite --seed 41': 'no order is lost: the server is killed',
      'npm run chaos -- crashes --kills 40 --matches 16 --store postgres --target server --seed 42': 'no order is lost: one of two servers',
      'npm run chaos -- crashes --kills 40 --matches 16 --store postgres --target database --seed 43': 'no order is lost: PostgreSQL',
      'npm run chaos -- crashes --kills 40 --matches 16 --store postgres --target process --seed 63': 'no order is lost: a process',
      'npm run chaos -- slow --store sqlite': 'deadlines take effect once and in time',
      'npm run chaos -- slow --store postgres': 'deadlines on two servers',
      'npm run chaos -- errands --kills 200 --store sqlite --seed 7': 'each notice comes, and once: the server is killed',
      'npm run chaos -- errands --kills 200 --store postgres --seed 7': 'each notice comes, and once: one of two servers',
      'npm run chaos -- --wal-cuts 12 --seed 7': 'damage to the log of SQLite is announced',
      'npm run fuzz -- twins --system easystar --megabytes 1 --seed 3': 'no byte depends on a sealed order',
      'npm run fuzz -- twins --system earth-expects --megabytes 1 --seed 3': 'no byte depends on a sealed order',
      'npm run fuzz -- twins --timing --samples 40 --system easystar --seed 1': 'no time of an answer depends on a sealed order',
      'npm run fuzz -- twins --timing --samples 40 --system earth-expects --seed 1': 'no time of an answer depends on a sealed order',
      'npm run fuzz -- proof --system easystar --matches 1': 'the verifier notices forged matches',
      'npm run fuzz -- proof --system earth-expects --matches 1': 'the verifier notices forged matches',
      'npm run fuzz -- proof --system solar-flare --matches 1': 'the verifier notices forged matches',
      'npm run fuzz -- proof --system gravity-well --matches 1': 'the verifier notices forged matches',
      'npm run fuzz -- proof --system full-thrust --matches 1': 'the verifier notices forged matches',
      'npm run fuzz -- requests --requests 40000 --seed 11': 'bad requests change nothing',
      'npm run fuzz -- requests --requests 50000 --routes /api/me,/api/notices --seed 2': 'bad requests to the account change nothing',
      'npm run fuzz -- requests --requests 4000 --processes 2 --seed 12': 'bad requests to two processes',
      'npm run fuzz -- orders --orders 10000 --seed 7': 'an order sent twice counts once: SQLite',
      'npm run fuzz -- orders --orders 8000 --seed 8 --store postgres': 'an order sent twice counts once: two servers',
      'npm run fuzz -- stuck --answers 20000 --seed 1': 'with automatic answers every match goes on to its end',
      'npm run fuzz -- files --files 6000 --seed 1': 'damaged files are refused within 200 ms and 64 MB',
      'npm run fuzz -- matches --system easystar --matches 60 --seed 800001': 'laws of the contract',
      'npm run fuzz -- matches --system earth-expects --matches 100 --seed 850001': 'laws of the contract',
      'npm run fuzz -- matches --system solar-flare --matches 70 --seed 860001': 'laws of the contract',
      'npm run fuzz -- matches --system gravity-well --matches 400 --seed 20000': 'laws of the contract',
      'npm run fuzz -- matches --system full-thrust --matches 200 --seed 20000': 'laws of the contract',
      'npm run fuzz -- matches --system skirmish --matches 300 --seed 1 --blind': 'laws of the contract and of secrecy',
      'npm run fuzz -- matches --system easystar --matches 20 --seed 810001 --blind': 'laws of secrecy too',
      'npm run fuzz -- matches --system earth-expects --matches 25 --seed 820001 --blind': 'laws of secrecy too',
      'npm run fuzz -- matches --system solar-flare --matches 100 --seed 830001 --blind': 'laws of secrecy too',
      'npm run fuzz -- matches --system gravity-well --matches 120 --seed 30000 --blind': 'laws of secrecy too',
      'npm run fuzz -- matches --system full-thrust --matches 70 --seed 30000 --blind': 'laws of secrecy too',
      'npm run fuzz -- tactics --system easystar --battles 10000': 'battles of a campaign',
      'npm run fuzz -- tactics --system earth-expects --battles 10000': 'battles of a campaign',
      'npm run fuzz -- tactics --system full-thrust --battles 10000': 'battles of a campaign',
      'npm run odds -- --system easystar --shots 10000': 'odds as displayed',
      'npm run odds -- --system earth-expects --shots 10000': 'odds as displayed',
      'npm run bench -- calibrate --claims 2000': 'forecasts come true as often as they say',
      'npx admiralty simulate --bots captain:0,ensign --games 30 --seed 700': 'captains beat ensigns',
      'npx admiralty simulate --bots admiral:0,captain:0 --games 30 --seed 700': 'admirals beat captains',
    },
  },
]
