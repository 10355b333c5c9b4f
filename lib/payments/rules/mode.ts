/** Whether what somebody asked for through that provider is no money: every screen, mail and paper of it then says so. */
export const isTestMode = (provider: string): boolean => provider !== 'stripe';
