// In Dutch: what to do about what keeps a client from acting.

export const blocks = {
  sendLink: 'Stuur de link opnieuw',
  linkSent: 'Link gestuurd',
  document: 'Stuur een document',
  limits: 'Bekijk je limieten',
  deposit: 'Storten',
  withdrawals: 'Bekijk je opnames',
  plan: 'Bekijk de plannen',
}
