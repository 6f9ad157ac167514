import { expect, test } from 'vitest'
import { slim } from './slim-contract.ts'

test('a route keeps what a call needs, and loses what only the server reads', () => {
  const source = `
export const routes = {
  list: {
    method: 'GET',
    path: '/things',
    audience: 'client',
    summary: 'What there is: ' + "a 'list', of things.",
    query: z.object({ limit: z._default(z.int(), 20), summary: z.string() }),
    reply: Success(z.array(Thing)),
  },
  open: {
    method: 'GET',
    path: '/open',
    audience: 'public',
    takesKey: true,
    reply: Thing,
  },
} as const
export const page = { source: 'features/a/A.tsx', load: () => import('../features/a/A.tsx') }
export const words = { summary: 'stays', path: '/a', query: 'too' }
`
  expect(slim(source, 'things.ts').replace(/\n\s*\n/g, '\n')).toBe(`
export const routes = {
  list: {
    method: 'GET',
    path: '/things',
    audience: 'client',
    reply: Success(z.array(Thing)),
  },
  open: {
    method: 'GET',
    path: '/open',
    reply: Thing,
  },
} as const
export const page = {  load: () => import('../features/a/A.tsx') }
export const words = { summary: 'stays', path: '/a', query: 'too' }
`)
})
