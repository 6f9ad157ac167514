// A setting that keeps the server from starting: the process ends with 78 (EX_CONFIG), as with
// wrong ones of the environment.

export class WrongSetting extends Error {
  override readonly name = 'WrongSetting'
}
