/**
 * The TypeScript projects. Their libraries differ: rules have neither Node nor DOM, code for the browser has no Node. Tests and build settings of
 * the browser side run in Node, so they have both.
 */
export const PROJECTS = ['tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.web-tests.json'] as const
