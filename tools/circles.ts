// Circles among imports: no file comes back to itself by what it imports, types and what is
// imported later included, and on the server and in browsers no folder does, at any level.

export type Import = {
  readonly from: string
  readonly to: string
  readonly line: number
}

export type Circle = {
  /** Who closes it. */
  readonly file: string
  readonly line: number
  /** The way around, from what is come back to. */
  readonly way: readonly string[]
}

/** By what they import: files, or files and folders beside each other. */
type Links = Map<string, Map<string, Import>>

export function circlesAmong(imports: readonly Import[]): Circle[] {
  const files: Links = new Map()
  const neighbours: Links = new Map()
  for (const each of imports) {
    link(files, [each.from, each.to], each)
    if (!/^(server|browser|web)\//.test(each.from) || isTest(each.from) || isTest(each.to)) continue
    const [from, to] = whereTheyPart(each.from, each.to)
    if (from !== to) link(neighbours, [from, to], each)
  }
  // Files beside each other are found as files already.
  const folders = circlesIn(neighbours).filter(({ way }) => !way.every((it) => /\.\w+$/.test(it)))
  return [...circlesIn(files), ...folders]
}

/** Tests may be long and reach anywhere within their part. */
export function isTest(file: string): boolean {
  return /\.(test|e2e)\.tsx?$|^(server\/test|e2e)\//.test(file)
}

function link(links: Links, [from, to]: readonly [string, string], by: Import): void {
  const known = links.get(from) ?? new Map<string, Import>()
  links.set(from, known)
  if (!known.has(to)) known.set(to, by)
}

/** Of two paths those parts, file or folder, that lie in the same folder. */
function whereTheyPart(one: string, other: string): [string, string] {
  const [names, others] = [one.split('/'), other.split('/')]
  const differing = names.findIndex((name, index) => name !== others[index])
  const upTo = (path: string[]) => path.slice(0, differing < 0 ? undefined : differing + 1)
  return [upTo(names).join('/'), upTo(others).join('/')]
}

/** None is found exactly where there is none; where some share a link, one may stand for all. */
function circlesIn(links: Links): Circle[] {
  const circles: Circle[] = []
  const way: string[] = []
  const done = new Set<string>()
  const walk = (name: string, by: Import | undefined): void => {
    const since = way.indexOf(name)
    if (by && since >= 0) circles.push({ file: by.from, line: by.line, way: way.slice(since) })
    if (since >= 0 || done.has(name)) return
    way.push(name)
    for (const [to, next] of links.get(name) ?? []) walk(to, next)
    way.pop()
    done.add(name)
  }
  for (const name of links.keys()) walk(name, undefined)
  return circles
}
