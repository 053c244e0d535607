// Which Node Admiralty needs. Any Node can run this file, so it is plain JavaScript.

/** The oldest major version that has everything that Admiralty uses. */
export const NEEDED_NODE = 24

/** Why a version of Node, such as '20.1.0', cannot run Admiralty; null if it can. */
export const nodeComplaint = (version) =>
  Number(version.split('.')[0]) >= NEEDED_NODE ? null : `Admiralty needs Node ${NEEDED_NODE} or later, but this is Node ${version}.`
