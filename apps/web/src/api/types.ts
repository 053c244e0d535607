// Types of the protocol that the pages use.

export type {
  CurrentUser,
  FixedEntry,
  GameDescription,
  Invitation,
  MatchInfo,
  MatchSummary,
  NewMatchRequest,
  OpenHandover,
  OwedPage,
  OwedQuestion,
  SavedDesign,
  ScenarioInfo,
  SeatHolder,
  SeatStatus,
  StreamBegin,
  StreamStatus,
} from '@admiralty/protocol'
