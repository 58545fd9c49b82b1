ALTER TABLE "jobs" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "parent" text;--> statement-breakpoint
CREATE INDEX "jobs_parent_index" ON "jobs" USING btree ("parent");