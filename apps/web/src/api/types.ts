// What passes between server and page, by the names the pages use.

export type {
  Game as GameInfo,
  Holder,
  Invitation,
  MatchInfo,
  MatchSummary as TableRow,
  Me,
  NewMatch,
  SavedDesign,
  ScenarioInfo,
  SeatStatus,
  StreamBegin as Begin,
  StreamStatus as Presence,
} from '@admiralty/protocol'
