import { runService } from '@fairshare/service-kit';
import { createSettlementService } from './service';

runService('settlement', () => createSettlementService);
