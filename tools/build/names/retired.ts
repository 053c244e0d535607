// Words that the glossary retired, with the words to use instead.

/** Words that may no longer be used in names. */
export interface RetiredWord {
  /** Every word of this list in camel case: 'takeHome' also retires the file name take-home. */
  readonly words: readonly string[]
  readonly instead: string
  /** Folders in which the word is retired; elsewhere it may be used. Empty means everywhere. */
  readonly within: readonly string[]
  /** `part`: any word of a name. `name`: a whole name. `type`: the whole name of a type. All of them also in paths. `path`: only in paths. */
  readonly as: 'part' | 'name' | 'type' | 'path'
}

const everywhere: readonly string[] = []
const retire = (as: RetiredWord['as'], within: readonly string[], instead: string, ...words: readonly string[]): RetiredWord => ({
  words,
  instead,
  within,
  as,
})
const KERNEL = ['packages/kernel']
const MATCH = ['packages/match']
const SERVER = ['apps/server']
const WEB = ['apps/web']
const STORE = ['packages/store']
const BOARD = ['packages/board']
const TOOLS = ['tools']
const GAMES = ['systems']

export const RETIRED: readonly RetiredWord[] = [
  // kernel
  retire('type', everywhere, 'ResolutionContext, Broadcaster', 'Telling'),
  retire('type', KERNEL, 'ResolutionContext', 'Story'),
  retire('type', everywhere, 'LogEntry, StreamMessage, PartialExport, ClauseSource or another exact word', 'Told'),
  retire('name', [...KERNEL, ...GAMES], 'defaultOrder', 'standing'),
  retire('name', KERNEL, 'forcedOrder', 'only'),
  retire('name', KERNEL, 'randomOrder', 'sample'),
  retire('part', everywhere, 'determinize', 'imagine', 'imagined'),
  retire('part', everywhere, 'BotPolicy', 'mind'),
  retire('name', KERNEL, 'evaluate', 'worth'),
  retire('part', everywhere, 'shortcut', 'hasten'),
  retire('part', everywhere, 'forecast', 'outlook'),
  retire('name', KERNEL, 'observe', 'show'),
  retire('part', everywhere, 'observation', 'news'),
  retire('part', everywhere, 'openCalls', 'awaiting'),
  retire('type', everywhere, 'CallPlan, BotRequest or another exact word', 'Asked'),
  retire('name', KERNEL, 'askTogether, askEach', 'together', 'each'),
  retire('name', everywhere, 'initialPlay', 'toPlay'),
  retire('name', everywhere, 'enumerateRolls', 'everyFace'),
  retire('type', everywhere, 'Place', 'HexPair'),
  retire('part', everywhere, 'AutomaticDecision', 'posture', 'postures'),
  // match
  retire('type', everywhere, 'MatchState', 'Standing'),
  retire('type', MATCH, 'Transition', 'Turn'),
  retire('part', [...SERVER, ...STORE], 'action', 'deed', 'deeds'),
  retire('part', everywhere, 'applyAction', 'enact', 'afterDeed'),
  retire('type', everywhere, 'CallAnswers', 'Answered'),
  retire('name', MATCH, 'invalidated', 'fallen'),
  // server
  retire('type', SERVER, 'MatchSession, MatchRunner, TaskQueue, Deadlines', 'Table', 'Course', 'Line', 'Alarm'),
  retire('part', everywhere, 'RateLimiter', 'turnstile'),
  retire('part', [...SERVER, ...WEB], 'social', 'company'),
  retire('type', everywhere, 'BotWorker, BotRequest, BotDecision', 'Thinker', 'Thought', 'Opinion'),
  retire('type', everywhere, 'IdempotencyCache, RouteContext, GameCatalog, GameModule', 'Repeats', 'Desk', 'Shelf', 'Door'),
  retire('type', everywhere, 'Sessions, Listener', 'Guests', 'Ear', 'Ears'),
  // store
  retire('type', everywhere, 'Backend or Terrain', 'Ground', 'Grounds'),
  retire('type', everywhere, 'MatchHandle, StoredMatch, SealRequest or another exact word', 'Held', 'Kept', 'Coming'),
  retire('type', STORE, 'StoredEntry, Location', 'Written', 'Place'),
  // web
  retire('type', everywhere, 'ObservedMatch', 'Following'),
  retire('name', WEB, 'EventFrame, TableView, PlaybackGate', 'Frame', 'Laid', 'Shown'),
  retire('name', WEB, 'SidePanel, CenterPane, WaitingPanel', 'Left', 'Middle', 'Idle'),
  retire(
    'path',
    [...WEB, ...GAMES],
    'playback, styles, designer, home, fairness, social',
    'feel',
    'look',
    'yard',
    'shelf',
    'fair',
    'company',
  ),
  retire('part', [...WEB, ...GAMES], 'damage', 'hurt'),
  retire('path', WEB, 'perspective', 'eyes'),
  retire('path', WEB, 'observations', 'heard'),
  retire('path', WEB, 'navigation', 'going'),
  retire('path', WEB, 'luck', 'drift', 'drifts'),
  retire('part', everywhere, 'downloads', 'takeHome'),
  retire('path', WEB, 'catchUp', 'since'),
  // board
  retire('part', [...BOARD, ...WEB, 'packages/game-ui'], 'SideStyle', 'plate', 'plates'),
  retire('part', BOARD, 'background, asteroids, atmosphere', 'sea', 'boulders', 'veil'),
  // tools
  retire('part', TOOLS, 'chaos, run, loop, crash, report, cluster, load', 'torture', 'torment', 'beaten', 'blow', 'toll', 'house', 'crowd'),
  retire('part', everywhere, 'malformed-input, concurrent-orders, request-shapes', 'hostile', 'crossedMatch', 'wireShapes'),
  // games
  retire('part', everywhere, 'fleetChoice', 'muster'),
  retire('part', GAMES, 'moveShips, moveFighters', 'sail'),
  retire('name', GAMES, 'moveFighters, powerPlan', 'fly', 'lights'),
  retire('part', GAMES, 'disguises', 'guise', 'guises', 'mask', 'masks'),
  retire('part', GAMES, 'computed', 'reckoned'),
]
