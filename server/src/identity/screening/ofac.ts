// Reads the list of Specially Designated Nationals of the Office of Foreign Assets Control of the
// United States, as it is published in XML (SDN.XML).

import { gathering, type ParsedList, peopleMost, tidied } from './listed.ts'
import { NotXml, tokensOf } from './xml.ts'

type Entry = {
  ref: string
  type: string
  names: string[]
  born: string[]
}

/** Undefined where it is another file, or cut off. It stops often: a list is long. */
export function* parseOfac(xml: string): Generator<undefined, ParsedList | undefined> {
  try {
    return yield* read(xml)
  } catch (error) {
    if (error instanceof NotXml) return undefined
    throw error
  }
}

function* read(xml: string): Generator<undefined, ParsedList | undefined> {
  const path: string[] = []
  const found = gathering()
  let version = ''
  let entries = 0
  let entry: Entry = emptyEntry()
  let [first, last, text] = ['', '', '']
  for (const token of tokensOf(xml)) {
    if (token.kind === 'text') {
      text += token.text
      continue
    }
    if (token.kind === 'open') {
      path.push(token.name)
      text = ''
      if (path.length === 1 && token.name !== 'sdnList') return undefined
      if (token.name === 'sdnEntry') entry = emptyEntry()
      if (token.name === 'sdnEntry' || token.name === 'aka') [first, last] = ['', '']
      continue
    }
    const said = tidied(text, 300)
    const within = path.slice(1).join('/')
    path.pop()
    text = ''
    if (within === 'publshInformation/Publish_Date') version = dayOf(said)
    else if (within === 'sdnEntry/uid') entry.ref = said
    else if (within === 'sdnEntry/sdnType') entry.type = said
    else if (/^sdnEntry\/(akaList\/aka\/)?firstName$/.test(within)) first = said
    else if (/^sdnEntry\/(akaList\/aka\/)?lastName$/.test(within)) last = said
    else if (within.endsWith('/dateOfBirth')) entry.born.push(said)
    else if (within === 'sdnEntry/akaList/aka') entry.names.push(`${first} ${last}`.trim())
    // What follows the name and comes before any other one.
    if (/^sdnEntry\/(sdnType|lastName)$/.test(within)) entry.names[0] = `${first} ${last}`.trim()
    if (within !== 'sdnEntry') continue
    entries += 1
    if (entries > peopleMost) return undefined
    if (entries % 100 === 0) yield undefined
    if (entry.type !== 'Individual' || entry.ref === '') continue
    for (const name of entry.names) found.add(entry.ref, name, '')
    for (const born of entry.born) found.add(entry.ref, '', born)
  }
  const people = found.all()
  if (version === '' || people.length === 0) return undefined
  return { kind: 'ofac_sdn', version, people }
}

function emptyEntry(): Entry {
  return { ref: '', type: '', names: [''], born: [] }
}

/** "09/18/2026" is the 18th of September. */
function dayOf(american: string): string {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(american) ?? []
  return year === undefined ? '' : `${year}-${month}-${day}`
}
