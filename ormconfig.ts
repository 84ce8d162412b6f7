import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { loadConfig } from './src/config.js';
import { buildDataSourceOptions } from './src/database/data-source.js';

const config = loadConfig(process.env);

/** The data source for TypeORM's own command line: `npx typeorm migration:show -d dist/server/ormconfig.js`. */
export default new DataSource(
  buildDataSourceOptions({ url: config.DATABASE_URL, poolSize: config.DATABASE_POOL_SIZE }, 'writer'),
);
