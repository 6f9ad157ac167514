// Something we depend on does not answer now: the caller may try again soon (503).

export class Outage extends Error {
  override name = 'Outage'
}
