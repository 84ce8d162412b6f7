import { expect, it } from '@jest/globals';
import { createTestDatabase } from '../support/databases.js';
import { ServiceProcess } from '../support/service-process.js';

/** Stands for a fault of the service: an error that nothing catches, when the process is asked for it. */
const FAULT = `--import=data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { throw new Error("injected"); });')}`;

it('an uncaught error is logged and stops the process in order, with exit code 1', async () => {
  const database = await createTestDatabase('sqlite');
  const service = new ServiceProcess({
    DATA_DIR: database.folder,
    DATABASE_URL: database.url,
    DEMO: 'off',
    NODE_OPTIONS: FAULT,
  });
  try {
    await service.find('start');
    expect(await service.stop('SIGUSR2')).toBe(1);
    expect(service.list('uncaught error; stopping')).toMatchObject([{ err: { message: 'injected' } }]);
    expect(service.list('stop')).toMatchObject([{ exitCode: 1 }]);
  } finally {
    await service.stop();
    await database.drop();
  }
});
