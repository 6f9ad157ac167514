// What only the server reads of the contract's route tables and of the list of public pages stays
// out of what browsers load: what a call is for, in words, what its query has to be like, whether a
// token may make it, that it needs no session; and the file that a page stands in.

import { type Plugin, parseSync } from 'vite'
import { type Node, nodesIn } from './sources.ts'

const serverOnly = [
  ...['summary', 'query', 'keptMs', 'points', 'deprecated', 'bodyBytesMax', 'takesKey'],
  ...['replyType', 'scope'],
]

type Property = Node & { readonly key?: { readonly name?: string } }

export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[\w/-]+\.ts$|\/web\/src\/site\/pages\.ts$/ },
      handler: (code, id) => ({ code: slim(code, id), map: null }),
    },
  }
}

/** The same module without those parts of its routes and pages. */
export function slim(code: string, file: string): string {
  const found = [...nodesIn(parseSync(file, code).program)].flatMap((node) => {
    const properties = propertiesOf(node)
    const names = properties.map(({ key }) => key?.name)
    const isRoute = names.includes('method') && names.includes('path') && names.includes('audience')
    if (isRoute) return properties.filter((it) => isServerOnly(it, code))
    const isPage = names.includes('source') && names.includes('load')
    return isPage ? properties.filter(({ key }) => key?.name === 'source') : []
  })
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
      code,
    )
}

/** A browser asks of an audience only whether it is the client's. */
function isServerOnly({ key, start, end }: Property, code: string): boolean {
  const isOpen = key?.name === 'audience' && !code.slice(start, end).includes('client')
  return isOpen || serverOnly.includes(key?.name ?? '')
}

function propertiesOf(node: Node): Property[] {
  return node.type === 'ObjectExpression' && 'properties' in node && Array.isArray(node.properties)
    ? node.properties
    : []
}
