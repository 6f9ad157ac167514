// What the automatic operator of a sandbox is known by: no mail reaches such an address.

export const demoOperatorEmail = 'demo-operator@sandbox.invalid'
