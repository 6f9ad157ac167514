// A reporter for Vitest: at the end of a run of tests, where its time went, by project and by file.
// What one worker spends on a file counts: its imports, its hooks and its tests.

const shown = 20

export default class TestTimes {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      file: module.relativeModuleId,
      project: module.project.name,
      tests: [...module.children.allTests()].length,
      ...spent(module.diagnostic()),
    }))
    const projects = [...new Set(files.map(({ project }) => project))]
    const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, shown)
    console.log('\nSeconds of one worker, and of that, what came before the tests:')
    for (const project of projects) {
      const of = files.filter((file) => file.project === project)
      const sum = (key) => of.reduce((total, file) => total + file[key], 0)
      print(sum('ms'), sum('before'), `${project}: ${sum('tests')} tests in ${of.length} files`)
    }
    console.log(`\nThe ${slowest.length} files that took longest:`)
    for (const { ms, before, tests, file } of slowest) print(ms, before, `${file} (${tests})`)
    console.log()
  }
}

function spent({ environmentSetupDuration, prepareDuration, setupDuration, ...rest }) {
  const before = environmentSetupDuration + prepareDuration + setupDuration + rest.collectDuration
  return { before, ms: before + rest.duration }
}

function print(ms, before, what) {
  const [all, ahead] = [ms, before].map((it) => (it / 1_000).toFixed(1).padStart(7))
  console.log(`${all} s ${ahead} s  ${what}`)
}
