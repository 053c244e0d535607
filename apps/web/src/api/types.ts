// Types of the protocol under the names that the pages use.

export type {
  CurrentUser,
  GameDescription as GameInfo,
  Invitation,
  MatchInfo,
  MatchSummary as TableRow,
  NewMatchRequest,
  SavedDesign,
  ScenarioInfo,
  SeatHolder,
  SeatStatus,
  StreamBegin as Begin,
  StreamStatus as Presence,
} from '@admiralty/protocol'
