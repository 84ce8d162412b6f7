import 'reflect-metadata';
import { serve } from './serve.js';

// The client of S3 would write a warning about future versions of Node between the lines of the log.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
await serve(process.env);
